-- Of all states: a product that goes takes its reviews and discussions along.
create index review_product on review (product_id);
create index discussion_product on discussion (product_id);

-- Borders of categories have gaps, so that an edit of the tree writes few rows: see src/category-tree.
update category set lft = lft * 1000, rgt = rgt * 1000;
update product set category_lft = category_lft * 1000;

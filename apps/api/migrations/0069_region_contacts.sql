-- What a region says of its call centre, the staff changes in a minute. No product depends on it, so that the index of the
-- catalogue is not made anew for it; the region's own calls read it here.
drop trigger region_change on region;
create trigger region_change after insert or delete or truncate on region
  for each statement execute function note_everything();
create trigger region_update after update of
  id, type, descendant_id, domain, name, prepositional, area_caption_full, has_own_delivery, gtm_type, time_zone,
  courier_price, position, pickup_cut_off, courier_cut_off, opens_at, pickup_minutes, courier_weekdays on region
  for each statement execute function note_everything();

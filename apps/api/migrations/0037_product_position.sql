-- Where a product stands among those of its company, from 1; null for one that nobody has arranged: it comes after those,
-- by its name.
alter table product add column position integer check (position > 0);

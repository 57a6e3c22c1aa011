-- What a product's pictures show, for whoever does not see them: as the organiser's table says it in each language, and by
-- file for those who show it. A picture without is named by its product.
alter table product add column picture_texts jsonb not null default '{}';

-- What a hall is built from: the kind of stand a company has, and the colour of its logo.
alter table company add column stand text not null default 'shell' check (stand in ('shell', 'corner', 'custom'));

-- Of a picture that is somebody's logo. Null: not looked for. Empty: there is none.
alter table file add column color text check (color ~ '^(#[0-9a-f]{6})?$');

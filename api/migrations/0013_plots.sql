-- The plot of an address: 本町1-2-3 for 本町一丁目2番3号 and 本町1-2-3 ひまわりビル2階. Null where it does not go down to
-- one: a town, a block without a number. Two facilities of one plot stand in the same place.
create function plot_of(address text) returns text language sql immutable parallel safe as $$
  select coalesce(
    substring(numbered from '^[^-]*[0-9](?:-[0-9]+)+(?![0-9-])'),
    substring(numbered from '^[^0-9]+[0-9]+$')
  )
  from (
    select regexp_replace(regexp_replace(plain,
      '番地$|号', '', 'g'),
      '(?<=[0-9])(?:丁目|番地の?|番の?|の)', '-', 'g') as numbered
    from (
      select replace(replace(replace(replace(replace(replace(replace(replace(replace(
        translate(regexp_replace(normalize(address, NFKC), '\s', '', 'g'), '‐‑–—―−ヶ', '------ケ'),
        '一丁目', '1丁目'), '二丁目', '2丁目'), '三丁目', '3丁目'), '四丁目', '4丁目'), '五丁目', '5丁目'),
        '六丁目', '6丁目'), '七丁目', '7丁目'), '八丁目', '8丁目'), '九丁目', '9丁目') as plain
    ) plain
  ) numbered
$$;

create index facility_by_plot on facility (plot_of(address)) where plot_of(address) is not null;

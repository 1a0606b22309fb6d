-- Minimum wages (地域別最低賃金, 最低賃金法 第9条), yen an hour: a post below the one in force is not taken in. A wage without a
-- day is announced, and the day on which it comes into force is not confirmed yet; a later migration sets it.
create table minimum_wage (
  prefecture_code text not null check (prefecture_code ~ '^\d{6}$'),
  yen integer not null check (yen > 0),
  valid_from date,
  source text not null check (source <> ''),
  primary key (prefecture_code, yen)
);

-- 令和7年度: the last prefectures followed by the end of March 2026, so that it holds everywhere from then on.
-- 令和8年度: as the councils answered; only Tokyo's day is confirmed.
with wage (prefecture_code, before, after) as (values
  ('010006', 1075, 1131),
  ('020001', 1029, 1090),
  ('030007', 1031, 1090),
  ('040002', 1038, 1098),
  ('050008', 1031, 1090),
  ('060003', 1032, 1092),
  ('070009', 1033, 1094),
  ('080004', 1074, 1136),
  ('090000', 1068, 1125),
  ('100005', 1063, 1120),
  ('110001', 1141, 1196),
  ('120006', 1140, 1195),
  ('130001', 1226, 1280),
  ('140007', 1225, 1279),
  ('150002', 1050, 1108),
  ('160008', 1062, 1119),
  ('170003', 1054, 1113),
  ('180009', 1053, 1112),
  ('190004', 1052, 1113),
  ('200000', 1061, 1117),
  ('210005', 1065, 1121),
  ('220001', 1097, 1154),
  ('230006', 1140, 1195),
  ('240001', 1087, 1143),
  ('250007', 1080, 1136),
  ('260002', 1122, 1180),
  ('270008', 1177, 1231),
  ('280003', 1116, 1172),
  ('290009', 1051, 1107),
  ('300004', 1045, 1101),
  ('310000', 1030, 1090),
  ('320005', 1033, 1092),
  ('330001', 1047, 1104),
  ('340006', 1085, 1141),
  ('350001', 1043, 1101),
  ('360007', 1046, 1103),
  ('370002', 1036, 1092),
  ('380008', 1033, 1093),
  ('390003', 1023, 1086),
  ('400009', 1057, 1114),
  ('410004', 1030, 1095),
  ('420000', 1031, 1087),
  ('430005', 1034, 1092),
  ('440001', 1035, 1096),
  ('450006', 1023, 1085),
  ('460001', 1026, 1090),
  ('470007', 1023, 1086)
)
insert into minimum_wage (prefecture_code, yen, valid_from, source)
select prefecture_code, before, '2026-03-31'::date, '令和7年度地域別最低賃金（厚生労働省）' from wage
union all
select prefecture_code, after, case when prefecture_code = '130001' then '2026-10-01'::date end,
  '令和8年度地域別最低賃金額改定の答申（地方最低賃金審議会）'
from wage;

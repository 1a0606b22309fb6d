/** Path names of a facility and its parts in addresses. */
export const pathNamePattern = /^[a-z0-9][a-z0-9_-]{0,119}$/;

/** facility_type, domain section 2. The order is the order of the filter. */
export const facilityTypes = {
  1: '認可保育所',
  2: '幼保連携型認定こども園',
  3: '幼稚園型認定こども園',
  4: '保育所型認定こども園',
  5: '地方裁量型認定こども園',
  6: '小規模保育',
  7: '事業所内保育',
  8: '家庭的保育',
  9: '居宅訪問型保育',
  10: '企業主導型保育',
  11: '自治体認証保育施設',
  12: '認可外保育施設',
  13: 'ベビーホテル',
  14: '院内保育',
  15: '幼稚園',
  16: '児童発達支援',
  17: '放課後児童クラブ',
  99: 'その他',
} as const;
export type FacilityTypeId = keyof typeof facilityTypes;
export const facilityTypeIds = Object.keys(facilityTypes).map(Number) as FacilityTypeId[];

/** Owner and operator: 公設民営 is a municipal building run by a private operator. */
export const ownerships = { 1: '公立', 2: '私立', 3: '公設民営' } as const;
export type OwnershipId = keyof typeof ownerships;
export const ownershipIds = Object.keys(ownerships).map(Number) as OwnershipId[];

/** child_class, domain section 2. */
export const childClasses = {
  0: '0歳児',
  1: '1歳児',
  2: '2歳児',
  3: '3歳児',
  4: '4歳児',
  5: '5歳児',
} as const;
export type ChildClassId = keyof typeof childClasses;
export const childClassIds = Object.keys(childClasses).map(Number) as ChildClassId[];

/** Services a facility offers, domain section 3. */
export const services = {
  extended_care: '延長保育',
  temporary_care: '一時預かり',
  sick_child_care: '病児保育',
  convalescent_care: '病後児保育',
  holiday_care: '休日保育',
  night_care: '夜間保育',
  disability_care: '障害児保育',
  universal_access: 'こども誰でも通園制度',
  bus: '送迎バス',
  parking: '駐車場',
} as const;
export type ServiceId = keyof typeof services;
export const serviceIds = Object.keys(services) as ServiceId[];

/** How a facility takes visits: booked slots, by message, by phone, or not at all. */
export const tourAcceptances = ['slots', 'message', 'phone', 'none'] as const;
export type TourAcceptance = (typeof tourAcceptances)[number];

/** Times of day for the filter of opening hours: open by, and still open at. */
export const openingTimes = ['07:00', '07:30', '08:00', '09:00'] as const;
export type OpeningTime = (typeof openingTimes)[number];
export const closingTimes = ['18:00', '18:30', '19:00', '20:00', '22:00'] as const;
export type ClosingTime = (typeof closingTimes)[number];

/** Facilities that a visitor can compare side by side. */
export const mostComparedFacilities = 8;

/** Other facilities in the neighbourhood, on the page of a facility. */
export const nearbyFacilities = 6;

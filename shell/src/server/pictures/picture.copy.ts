/** The texts in the pictures, besides names. */
export const copy = {
  site: ['この子に合う園を、', 'さがそう。'],
  siteLead: '保育園・幼稚園・認定こども園の空き状況と、見学できる日を見くらべて。',
  area: (name: string) => [name, '保育園・こども園'],
  areaLead: '空き状況と、見学できる日を見くらべて。',
} as const;

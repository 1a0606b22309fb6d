export const copy = {
  areas: 'エリアから園を探す',
  jobAreas: 'エリアからお仕事を探す',
  jobs: 'お仕事を探す',
  guides: 'ご案内',
  column: 'コラム',
  terms: '利用規約',
  bookingTerms: '見学予約の利用規約',
  faq: 'よくあるご質問',
  company: '運営会社',
  privacy: 'プライバシーポリシー',
  inquiryVisitor: 'お問い合わせ（保護者の方・お仕事を探している方）',
  inquiryFacility: 'お問い合わせ（施設の方）',
  copyright: (year: number, name: string) => `© ${year} ${name}`,
} as const;

/** The specification's shortcuts into the job list: new graduates, part-time, childcare workers and assistants. */
export const jobShortcuts = [
  { name: '保育士のお仕事', to: '/job?job_type=1' },
  { name: '保育補助のお仕事', to: '/job?job_type=6' },
  { name: '新卒のお仕事', to: '/job?employment_status=1' },
  { name: 'パート・アルバイトのお仕事', to: '/job?employment_status=4' },
] as const;

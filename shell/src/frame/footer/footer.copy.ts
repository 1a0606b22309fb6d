export const copy = {
  areas: 'エリアから探す',
  guides: 'ご案内',
  column: 'コラム',
  faq: 'よくあるご質問',
  company: '運営会社',
  privacy: 'プライバシーポリシー',
  inquiryVisitor: 'お問い合わせ（保護者の方・お仕事を探している方）',
  inquiryFacility: 'お問い合わせ（施設の方）',
} as const;

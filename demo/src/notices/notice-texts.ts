import type { NoticeText } from './notice-text.ts';
import { seasonalNotices } from './seasonal-notices.ts';
import { yearRoundNotices } from './year-round-notices.ts';

export const noticeTexts: readonly NoticeText[] = [...yearRoundNotices, ...seasonalNotices];

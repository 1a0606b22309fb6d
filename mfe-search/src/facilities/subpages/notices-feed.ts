import type { FacilityDetail } from '@enerabi/shared/contract';
import { copy } from './subpages.copy.ts';

/** RSS of a facility's notices, for `PageHead`. */
export const noticesFeed = ({ name, path_name }: FacilityDetail) => ({
  title: copy.feed(name),
  path: `/rss/f/${path_name}/notices.xml`,
});

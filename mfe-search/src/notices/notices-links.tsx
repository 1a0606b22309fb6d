import { prefectureByCode } from '@enerabi/shared/kernel';
import { ButtonLink } from '@enerabi/shared/ui';
import { copy } from './area-notices.copy.ts';
import { areaNoticesPath } from './notices-path.ts';

interface NoticesLinksProps {
  /** Codes of the prefectures; duplicates are left out. */
  areas: readonly string[];
  most: number;
}

/** Links to the notices of each prefecture. */
export const NoticesLinks = ({ areas, most }: NoticesLinksProps) =>
  [...new Set(areas)].slice(0, most).map((code, _, { length }) => {
    const prefecture = prefectureByCode(code);
    return (
      prefecture && (
        <ButtonLink key={code} kind="secondary" to={areaNoticesPath(prefecture.slug)}>
          {(length > 1 ? copy.moreOf : copy.more)(prefecture.name)}
        </ButtonLink>
      )
    );
  });

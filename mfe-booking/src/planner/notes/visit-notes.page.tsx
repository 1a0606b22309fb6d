import { queryString } from '@enerabi/shared/client';
import { plannerPagePath } from '@enerabi/shared/contract';
import {
  deferredPart,
  type LoaderArgs,
  type PageHandle,
  PageHead,
  useLoaderData,
} from '@enerabi/shared/kernel';
import { Button, ButtonLink, ButtonRow, DemoNotice, EmptyState, Stack } from '@enerabi/shared/ui';
import { copy } from './visit-notes.copy.ts';
import type { VisitNotesData } from './visit-notes.loader.ts';
import styles from './visit-notes.module.css';

export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'visit-notes-loader' */ './visit-notes.loader.ts').then((module) =>
    module.loader(args),
  );

const NoteFields = deferredPart(
  async () => (await import(/* webpackChunkName: 'visit-notes.form' */ './note-fields.tsx')).NoteFields,
);

export const handle: PageHandle = { layout: 'default' };

/** Questions for visits, to be printed or filled in here; the notes stand in the comparison. */
export function Component() {
  const { facilities } = useLoaderData<VisitNotesData>();
  const names = facilities.map(({ path_name }) => path_name);
  return (
    <Stack gap="6">
      <PageHead title={copy.title} noindex />
      <h1>{copy.title}</h1>
      {facilities.length === 0 ? (
        <EmptyState
          title={copy.none.title}
          illustration="/illustrations/visit.svg"
          actions={<ButtonLink to={plannerPagePath()}>{copy.none.planner}</ButtonLink>}
        >
          <p>{copy.none.text}</p>
        </EmptyState>
      ) : (
        <>
          <p className={styles.tools}>
            {copy.lead}
            {copy.stored}
          </p>
          <DemoNotice facilities={facilities} />
          <div className={styles.tools}>
            <ButtonRow>
              <div className={styles.print}>
                <Button kind="secondary" size="small" onClick={() => window.print()}>
                  {copy.print}
                </Button>
              </div>
              <ButtonLink
                kind="secondary"
                size="small"
                to={`/comparison?${queryString({ facilities: names })}`}
              >
                {copy.comparison}
              </ButtonLink>
              <ButtonLink kind="plain" size="small" to={plannerPagePath(names)}>
                {copy.planner}
              </ButtonLink>
            </ButtonRow>
          </div>
          {facilities.map((facility) => (
            <NoteFields key={facility.path_name} facility={facility} />
          ))}
        </>
      )}
    </Stack>
  );
}

import { dayInJapan } from '@enerabi/shared/clock';
import {
  listInterviewsOfCorporation,
  listJobsOfCorporation,
  listNotificationsOfCorporation,
} from '@enerabi/shared/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { type MountedOperation, operation } from '../../platform/http/operation.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { pageRange } from '../../platform/http/page-range.ts';
import { findCorporation } from './corporation.queries.ts';
import {
  findInterviewsOf,
  findJobsOf,
  findNotificationsOf,
  type PostsQuery,
} from './corporation-posts.queries.ts';

interface Asked {
  corporation_path_name: string;
  page?: number;
  limit: number;
}

/** Posts of all facilities of an operator. */
export const corporationPostsRoutes = ({ db }: { db: Kysely<Schema> }): MountedOperation[] => {
  /** @throws 404 if no operator with a published facility has the path name */
  const postsQuery = async ({ corporation_path_name: of, page = 1, limit }: Asked): Promise<PostsQuery> => {
    orNotFound('corporation', of, await findCorporation(db, of));
    return { of, ...pageRange(page, limit), today: dayInJapan(new Date()) };
  };
  return [
    operation(listJobsOfCorporation, async ({ query }) => {
      const { page, limit } = query;
      return { ...(await findJobsOf(db, await postsQuery(query))), page, limit };
    }),

    operation(listInterviewsOfCorporation, async ({ query }) =>
      findInterviewsOf(db, await postsQuery(query)),
    ),

    operation(listNotificationsOfCorporation, async ({ query }) =>
      findNotificationsOf(db, await postsQuery(query)),
    ),
  ];
};

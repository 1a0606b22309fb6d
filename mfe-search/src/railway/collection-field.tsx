import type { RailwayPrefecture } from './railway-prefecture.ts';

/** Keeps what is searched, in a GET form: its fields replace the query of its address. */
export const CollectionField = ({ collection }: Pick<RailwayPrefecture, 'collection'>) =>
  collection && <input type="hidden" name="collection" value={collection} />;

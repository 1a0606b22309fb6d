import type { Layout } from '../layout/layout.ts';
import type { Profile } from '../layout/profile.ts';
import type { Detected } from './decode.ts';
import type { Row, Unit } from './row.ts';

export interface OpenedFile {
  layout: Layout;
  /** The given profile, or the one by which the file was recognised. */
  profile: Profile | null;
  unit: Unit;
  /** Null while the file has only ASCII. */
  encoding: () => Detected | null;
  size: number;
  /** The rows after the header, read on demand. */
  rows: AsyncGenerator<Row, void>;
}

export type OpenedRows = Pick<OpenedFile, 'encoding' | 'size' | 'rows'>;

import type { Layout } from '../layout/layout.ts';
import type { Profile } from '../layout/profile.ts';
import type { Detected } from './decode.ts';
import type { Row, Unit } from './row.ts';

export interface OpenedFile {
  layout: Layout;
  /** The one that was given, or that the file was recognised by. */
  profile: Profile | null;
  unit: Unit;
  /** Null while the file has shown ASCII only. */
  encoding: () => Detected | null;
  size: number;
  /** The rows after the header, read as they are asked for. */
  rows: AsyncGenerator<Row, void>;
}

export type OpenedRows = Pick<OpenedFile, 'encoding' | 'size' | 'rows'>;

import { remote } from '@enerabi/release/build';

export default remote(import.meta.dirname);

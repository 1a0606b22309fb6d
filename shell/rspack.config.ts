import { shell } from '@enerabi/release/build';

export default shell(import.meta.dirname);

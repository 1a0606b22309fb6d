import config from '@enerabi/release/jest';

export default config;

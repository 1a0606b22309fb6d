export * from './evaluate-step.ts';
export * from './flow.ts';
export * from './flow-state.ts';
export * from './guard-loader.ts';
export * from './use-flow-step.ts';

/** Semantic colours of `tokens.css` by value, for pictures, manifests and pages without that style sheet. */

export const ground = '#fbf7ef';
export const surface = '#ffffff';
export const border = '#e6dccb';
export const text = '#2b2620';
export const textMuted = '#5a5146';
export const action = '#115a36';
export const actionSoft = '#e6f5ec';
export const onAction = '#ffffff';
export const accent = '#f2a26b';
export const accentText = '#8b3200';
export const accentSoft = '#ffeee2';

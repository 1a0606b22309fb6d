/** The level of a card's or a section's heading: one below the heading above it, so that no level is skipped. */
export type HeadingLevel = 'h2' | 'h3' | 'h4';

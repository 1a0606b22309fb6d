/** The level of a card's or a section's heading: one below the heading that it stands under, so that none is skipped. */
export type HeadingLevel = 'h2' | 'h3' | 'h4';

/** For a page whose address is a key: not even this site's own servers, or what stands before them, are told of it. */
export const OnlyOriginAsReferrer = () => <meta name="referrer" content="strict-origin" />;

/** For a page whose address contains a secret: it must not reach any server as a referrer, not even this site's. */
export const OnlyOriginAsReferrer = () => <meta name="referrer" content="strict-origin" />;

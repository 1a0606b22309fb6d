import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';

const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'Contents' });

const listing = z.object({
  ListBucketResult: z.object({
    NextContinuationToken: z.string().optional(),
    Contents: z
      .array(z.object({ Key: z.string(), Size: z.string(), LastModified: z.iso.datetime() }))
      .default([]),
  }),
});

/** Reads an answer of ListObjectsV2 (Amazon S3 API, 2006-03-01). */
export function listedObjects(xml: string) {
  const { ListBucketResult: found } = listing.parse(parser.parse(xml));
  return {
    next: found.NextContinuationToken,
    entries: found.Contents.map(({ Key: key, Size, LastModified }) => ({
      key,
      size: Number(Size),
      modifiedAt: new Date(LastModified),
    })),
  };
}

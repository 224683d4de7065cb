/** An S3 bucket by its address: `s3://bucket/prefix?region=…&endpoint=…`. */
export type S3Location = {
  bucket: string;
  /** Empty, or with a slash at its end. */
  prefix: string;
  region: string;
  /** Of a server that is not Amazon's. */
  endpoint: URL | undefined;
};

const ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w-]+)*)\/?(?:\?(\S*))?$/i;
const REGION = /^[a-z0-9-]+$/;
/** Of most servers that are not Amazon's. */
const DEFAULT_REGION = 'us-east-1';

export function parseS3Location(address: string): S3Location | undefined {
  const [, bucket, folder = '', query = ''] = ADDRESS.exec(address) ?? [];
  if (!bucket) return undefined;
  const { region = DEFAULT_REGION, endpoint, ...unknown } = Object.fromEntries(new URLSearchParams(query));
  if (Object.keys(unknown).length > 0 || !REGION.test(region)) return undefined;
  if (endpoint !== undefined && !isServer(endpoint)) return undefined;
  return {
    bucket,
    prefix: folder === '' ? '' : `${folder.slice(1)}/`,
    region,
    endpoint: endpoint === undefined ? undefined : new URL(endpoint),
  };
}

const isServer = (address: string): boolean =>
  /^https?:\/\/[^\s/?#@]+\/?$/.test(address) && URL.canParse(address);

/**
 * The address of the bucket, with a slash at its end. Only Amazon serves each bucket as a host, and its
 * certificate covers no name with a dot.
 */
export function bucketUrl({ bucket, region, endpoint }: S3Location): URL {
  if (endpoint) return new URL(`/${bucket}/`, endpoint);
  return bucket.includes('.')
    ? new URL(`https://s3.${region}.amazonaws.com/${bucket}/`)
    : new URL(`https://${bucket}.s3.${region}.amazonaws.com/`);
}

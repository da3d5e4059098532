/** Chooses how an answer is compressed. */

export type Encoding = 'br' | 'gzip';

/** The best encoding that the client accepts (RFC 9110 §12.5.3), Brotli before gzip; undefined for none. */
export function negotiateEncoding(acceptEncoding = ''): Encoding | undefined {
  const accepted = new Map(
    acceptEncoding.split(',').map((part) => {
      const [coding = '', weight = ''] = part
        .toLowerCase()
        .split(';')
        .map((word) => word.trim());
      return [coding, !/^q=0(?:\.0*)?$/.test(weight)];
    }),
  );
  return (['br', 'gzip'] as const).find((coding) => accepted.get(coding) ?? accepted.get('*') ?? false);
}

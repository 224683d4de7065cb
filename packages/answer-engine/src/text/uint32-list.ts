/** A growing list of integers without boxing, for millions of terms. */
export function createUint32List() {
  let numbers = new Uint32Array(1024);
  let used = 0;
  return {
    push(number: number): void {
      if (used === numbers.length) {
        const larger = new Uint32Array(used * 2);
        larger.set(numbers);
        numbers = larger;
      }
      numbers[used] = number;
      used += 1;
    },
    length: () => used,
    all: () => numbers.subarray(0, used),
  };
}

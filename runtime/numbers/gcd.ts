/** Returns the greatest common divisor, which is never negative. That of 0 and a number is the number. */
export function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** Returns the least common multiple of two numbers above zero. */
export function lcm(a: bigint, b: bigint): bigint {
  if (a % b === 0n) return a;
  return (a / gcd(a, b)) * b;
}

/** Rows of equal width in one block. */
export interface Matrix {
  rows: number
  width: number
  cells: Float32Array
}

export function matrix(rows: number, width: number, cells = new Float32Array(rows * width)): Matrix {
  return { rows, width, cells }
}

export function row(m: Matrix, index: number): Float32Array {
  return m.cells.subarray(index * m.width, (index + 1) * m.width)
}

export function norm(vector: Float32Array): number {
  let square = 0
  for (const x of vector) square += x * x
  return Math.sqrt(square)
}

/** Scales in place to length 1; nothing stays nothing. */
export function unit(vector: Float32Array): Float32Array {
  const length = norm(vector)
  if (length > 0) for (let i = 0; i < vector.length; i++) vector[i] = (vector[i] ?? 0) / length
  return vector
}

export function addTo(sum: Float32Array, vector: Float32Array, weight = 1): void {
  for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + weight * (vector[i] ?? 0)
}

export function meanOf(vectors: readonly Float32Array[], width: number): Float32Array {
  const sum = new Float32Array(width)
  for (const vector of vectors) addTo(sum, vector, 1 / vectors.length)
  return sum
}

export function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0)
  return sum
}

import { addTo, type Matrix, matrix, row, unit } from './matrix.ts'

const SWEEPS = 12

/** Takes model vectors into the space of the table. */
export type Project = (vector: Float32Array) => Float32Array

/**
 * Subtracts the mean of `sample` and keeps its principal components from `drop` on, `keep` of them: the first few say how
 * common or how concrete a word is rather than what it means.
 */
export function projection(sample: Matrix, drop: number, keep: number): Project {
  const mean = new Float32Array(sample.width)
  for (let i = 0; i < sample.rows; i++) addTo(mean, row(sample, i), 1 / sample.rows)
  const centre = (vector: Float32Array): Float32Array => unit(vector.map((x, k) => x - (mean[k] ?? 0)))
  const centred = matrix(sample.rows, sample.width)
  for (let i = 0; i < sample.rows; i++) row(centred, i).set(centre(row(sample, i)))
  const axes = eigenvectors(covariance(centred), sample.width).slice(drop, drop + keep)
  return (vector) => {
    const from = centre(vector)
    return unit(Float32Array.from(axes, (axis) => inner(axis, from)))
  }
}

function inner(axis: Float64Array, vector: Float32Array): number {
  let sum = 0
  for (let k = 0; k < axis.length; k++) sum += (axis[k] ?? 0) * (vector[k] ?? 0)
  return sum
}

function covariance(m: Matrix): Float64Array {
  const sum = new Float64Array(m.width * m.width)
  for (let i = 0; i < m.rows; i++) {
    const vector = row(m, i)
    for (let a = 0; a < m.width; a++) {
      const x = vector[a] ?? 0
      for (let b = a; b < m.width; b++) sum[a * m.width + b] = (sum[a * m.width + b] ?? 0) + x * (vector[b] ?? 0)
    }
  }
  for (let a = 0; a < m.width; a++) for (let b = 0; b < a; b++) sum[a * m.width + b] = sum[b * m.width + a] ?? 0
  return sum
}

/** Cyclic Jacobi rotations of a symmetric matrix; the largest eigenvalue first. */
function eigenvectors(symmetric: Float64Array, n: number): Float64Array[] {
  const a = Array.from({ length: n }, (_, i) => symmetric.slice(i * n, (i + 1) * n))
  const v = Array.from({ length: n }, (_, i) => Float64Array.from({ length: n }, (_, k) => (i === k ? 1 : 0)))
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    for (let p = 0; p < n - 1; p++) for (let q = p + 1; q < n; q++) rotate(a, v, p, q)
  const order = v.map((_, i) => i).sort((i, k) => (a[k]?.[k] ?? 0) - (a[i]?.[i] ?? 0))
  return order.flatMap((i) => v[i] ?? [])
}

/** Zeroes a[p][q]; `a` stays symmetric, the rows of `v` stay orthonormal. */
function rotate(a: Float64Array[], v: Float64Array[], p: number, q: number): void {
  const [rowP, rowQ, axisP, axisQ] = [a[p], a[q], v[p], v[q]]
  const off = rowP?.[q] ?? 0
  if (!rowP || !rowQ || !axisP || !axisQ || Math.abs(off) < 1e-12) return
  const theta = ((rowQ[q] ?? 0) - (rowP[p] ?? 0)) / (2 * off)
  const t = Math.sign(theta || 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1))
  const c = 1 / Math.sqrt(t * t + 1)
  const s = t * c
  mix(rowP, rowQ, c, s)
  for (const line of a) {
    const [x, y] = [line[p] ?? 0, line[q] ?? 0]
    line[p] = c * x - s * y
    line[q] = s * x + c * y
  }
  mix(axisP, axisQ, c, s)
}

function mix(x: Float64Array, y: Float64Array, c: number, s: number): void {
  for (let k = 0; k < x.length; k++) {
    const [a, b] = [x[k] ?? 0, y[k] ?? 0]
    x[k] = c * a - s * b
    y[k] = s * a + c * b
  }
}

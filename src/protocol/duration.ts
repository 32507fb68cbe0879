/** `45 s`, `3 min 20 s`, `1 h 5 min`. */
export function duration(seconds: number): string {
  const s = Math.max(0, Math.round(seconds))
  if (s < 60) return `${s} s`
  if (s < 3_600) return s % 60 === 0 ? `${s / 60} min` : `${Math.floor(s / 60)} min ${s % 60} s`
  const minutes = Math.floor((s % 3_600) / 60)
  return minutes === 0 ? `${Math.floor(s / 3_600)} h` : `${Math.floor(s / 3_600)} h ${minutes} min`
}

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

const NEAR = 96

const distance = () => document.documentElement.scrollHeight - innerHeight - scrollY

/** Keeps the end in view only while the reader is there; what is above never moves by itself. */
export function useStayAtEnd() {
  const atEnd = useRef(true)
  const [away, setAway] = useState(false)

  const toEnd = useCallback((smooth: boolean) => {
    const still = !smooth || matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollTo({ top: document.documentElement.scrollHeight, behavior: still ? 'instant' : 'smooth' })
  }, [])

  useEffect(() => {
    const onScroll = () => {
      atEnd.current = distance() < NEAR
      setAway(!atEnd.current)
    }
    // Also when the page grows without a render: a slice of the font arrives, the field takes another line.
    const grown = new ResizeObserver(() => atEnd.current && toEnd(false))
    grown.observe(document.body)
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      grown.disconnect()
      removeEventListener('scroll', onScroll)
    }
  }, [toEnd])

  useLayoutEffect(() => {
    if (atEnd.current) toEnd(false)
  })

  return { away, toEnd }
}

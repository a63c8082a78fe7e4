import { useEffect, useEffectEvent, useRef } from 'react'

/** Where things lie side by side the next page comes when its place is near; on a phone it is asked for. */
const SIDE_BY_SIDE = '(min-width: 48rem)'
const NEAR = '0px 0px 600px 0px'

export function useReachEnd(wanted: boolean, reach: () => void) {
  const end = useRef<HTMLDivElement>(null)
  const onReach = useEffectEvent(reach)
  useEffect(() => {
    const { current: element } = end
    if (!wanted || element === null || !matchMedia(SIDE_BY_SIDE).matches) return undefined
    const watch = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && onReach(), {
      root: element.parentElement,
      rootMargin: NEAR,
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [wanted])
  return end
}

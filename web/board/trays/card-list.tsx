import { useEffect, useRef, useState } from 'react'
import type { NodeView } from '../../api/board.ts'
import { type CardActs, NodeCard } from '../nodes/node-card.tsx'

interface CardListProps {
  /** The id of the heading that names the list. */
  labelledBy: string
  nodes: readonly NodeView[]
  withStatus: boolean
  selection: ReadonlySet<string>
  acts: CardActs
}

/** As many as one page holds. */
const PIECE = 50
const NEAR = '1200px 0px'
/** About as high as a card; the true height is known once a piece has been shown. */
const CARD_PX = 72

/** Cards below each other, of which only the pieces near the eye are in the page: thousands can lie here. */
export function CardList({ nodes, ...each }: CardListProps) {
  const starts = Array.from({ length: Math.ceil(nodes.length / PIECE) }, (_, at) => at * PIECE)
  return (
    <div className="flex flex-col gap-2">
      {starts.map((start) => (
        <Piece key={start} first={start === 0} nodes={nodes.slice(start, start + PIECE)} {...each} />
      ))}
    </div>
  )
}

type PieceProps = CardListProps & { first: boolean }

function Piece({ labelledBy, first, nodes, withStatus, selection, acts }: PieceProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(first)
  const [height, setHeight] = useState<number | null>(null)
  useEffect(() => {
    const { current: element } = frame
    if (element === null) return undefined
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry === undefined) return
        // Where the keyboard is stays in the page.
        const keeps = entry.isIntersecting || element.contains(document.activeElement)
        if (!keeps) setHeight(element.offsetHeight)
        setNear(keeps)
      },
      { root: element.closest('[data-scroller]'), rootMargin: NEAR },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={frame} style={near ? undefined : { height: height ?? nodes.length * CARD_PX }}>
      {near && (
        <ul aria-labelledby={labelledBy} className="flex flex-col gap-2">
          {nodes.map((node) => (
            <NodeCard key={node.id} node={node} withStatus={withStatus} selected={selection.has(node.id)} acts={acts} />
          ))}
        </ul>
      )}
    </div>
  )
}

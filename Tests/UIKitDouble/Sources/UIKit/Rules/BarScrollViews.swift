/// The scroll views that bars follow at the edges of a page.
///
/// A bar takes the look of its scroll edge, or minimizes, by the one that its edge is given: Apple's
/// pages of `setContentScrollView(_:for:)` and `contentScrollView(for:)`.
@MainActor
struct BarScrollViews {
  private var views: [NSDirectionalRectEdge.RawValue: UIScrollView] = [:]

  subscript(edge: NSDirectionalRectEdge) -> UIScrollView? { views[edge.rawValue] }

  mutating func set(_ view: UIScrollView?, for edges: NSDirectionalRectEdge) {
    for edge in [NSDirectionalRectEdge.top, .bottom] where edges.contains(edge) {
      views[edge.rawValue] = view
    }
  }
}

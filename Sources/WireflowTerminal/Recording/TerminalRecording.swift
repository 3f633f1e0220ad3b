import WireflowInteraction

/// A recording of the pictures on a terminal, each with its duration.
///
/// The same pictures give the same bytes, on any machine.
package struct TerminalRecording: Sendable {
  private let theme: Theme
  private var frames: [(grid: CellGrid, milliseconds: Int)] = []

  /// Creates a recording without pictures, with the colours of a theme.
  package init(theme: Theme) { self.theme = theme }

  /// Adds a picture, or extends the last one if both are the same.
  package mutating func add(_ grid: CellGrid, for milliseconds: Int) {
    if frames.last?.grid == grid {
      frames[frames.count - 1].milliseconds += milliseconds
    } else {
      frames.append((grid, milliseconds))
    }
  }

  /// The recording as an animated SVG picture that repeats.
  package var svg: String {
    guard let first = frames.first else { return "" }
    guard frames.count > 1 else { return first.grid.svg(theme: theme) }
    var drawing = CellDrawing(theme: theme)
    let length = frames.reduce(0) { $0 + $1.milliseconds }
    var (body, rules, start) = ("", "", 0)
    for (number, frame) in frames.enumerated() {
      let end = start + frame.milliseconds
      let last = number == frames.count - 1
      rules += """
        #f\(number) { visibility: hidden; animation: f\(number) \(length)ms step-end infinite }
        @keyframes f\(number) { 0% { visibility: \(number == 0 ? "visible" : "hidden") } \
        \(percent(start, of: length)) { visibility: visible } \
        \(last ? "" : "\(percent(end, of: length)) { visibility: hidden } ")}

        """
      body += "<g id=\"f\(number)\">\n\(drawing.body(of: frame.grid))</g>\n"
      start = end
    }
    return drawing.picture(body, size: first.grid.size, rules: rules)
  }

  private func percent(_ part: Int, of whole: Int) -> String {
    "\(thousandths(part * 100_000 / whole))%"
  }

  /// Returns a number of thousandths as a decimal number with three digits behind the point.
  private func thousandths(_ count: Int) -> String {
    let rest = "\(count % 1000)"
    return "\(count / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }
}

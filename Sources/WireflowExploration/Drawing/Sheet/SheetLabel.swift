/// A name or label around a page: on one line, written smaller if necessary, or else on several.
package struct SheetLabel: Sendable {
  package let lines: [String]
  let size: Double

  /// The largest number of lines, after which a label is cut.
  private static let limit = 4

  /// Fits a text into a width.
  /// - Parameters:
  ///   - text: the text.
  ///   - sizes: the sizes to try on one line. Several lines have the last one.
  ///   - weight: the weight of the text.
  ///   - width: the room for each line.
  init(_ text: String, _ sizes: [Double], _ weight: MapShape.Weight = .regular, width: Double) {
    let fitting = sizes.first { TextMeasure.width(text, $0, weight) <= width }
    guard fitting == nil, let last = sizes.last else {
      (lines, size) = ([text], fitting ?? 0)
      return
    }
    size = last
    let all = TextMeasure.lines(
      TextMeasure.broken(text, last, weight, width: width), last, weight, width: width)
    let rest = all.dropFirst(Self.limit - 1).joined(separator: " ")
    lines =
      all.count <= Self.limit
      ? all
      : all.prefix(Self.limit - 1) + [TextMeasure.cut(rest, last, weight, width: width)]
  }
}

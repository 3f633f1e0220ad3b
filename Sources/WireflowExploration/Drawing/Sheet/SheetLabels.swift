/// The names and labels of a sheet, broken to fit its columns.
struct SheetLabels: Sendable {
  /// The name of each part of the app.
  let lanes: [SheetLabel]
  /// The name of each card.
  let names: [SheetLabel]
  /// The lines below the picture of each card.
  let chips: [[SheetLabel]]
  /// The title of each alert of each card.
  let titles: [[SheetLabel]]
  /// The answers of each alert of each card.
  let answers: [[[SheetLabel]]]

  /// Breaks the labels of a plan.
  /// - Parameters:
  ///   - plan: the plan.
  ///   - width: the width of a column.
  ///   - unit: the factor by which texts are larger than their minimum size.
  init(_ plan: SheetPlan, width: Double, unit: Double) {
    let small = [SheetDrawing.smallestText * unit]
    lanes = plan.lanes.map { lane in
      SheetLabel(
        lane.name, [15, 13.8, 12.6].map { $0 * unit }, .bold, width: Self.laneWidth(width))
    }
    names = plan.cards.map { card in
      SheetLabel(
        card.name, [14, 13.2, 12.4].map { $0 * unit }, .semibold,
        width: width - (card.isStart ? Self.startWidth(unit) : -8) - 12 * unit)
    }
    chips = plan.cards.map { card in
      card.chips.map { SheetLabel($0, small, width: width - 18 * unit) }
    }
    titles = plan.cards.map { card in
      card.alerts.map { SheetLabel($0.title.unmasked, small, .semibold, width: width - 20) }
    }
    answers = plan.cards.map { card in
      card.alerts.map { alert in
        alert.answers.map { SheetLabel($0.unmasked, small, width: width - 36) }
      }
    }
  }

  /// Returns the room for the name of a part of the app, beyond which lines may pass.
  static func laneWidth(_ width: Double) -> Double { width + 8 }

  /// Returns the room that the mark of the start takes beside its name.
  static func startWidth(_ unit: Double) -> Double {
    TextMeasure.width("Start", SheetDrawing.smallestText * unit, .semibold) + 18 * unit
  }
}

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

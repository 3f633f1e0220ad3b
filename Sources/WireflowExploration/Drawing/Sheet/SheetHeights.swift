/// The measures of the cards of a sheet, and the positions of their ports.
package struct SheetHeights: Sendable {
  /// The factor by which texts are larger than their minimum size.
  package let unit: Double
  package let device: PictureLayout.Device
  let labels: SheetLabels
  private let plan: SheetPlan
  /// The room for the name of each card, which is the same for all cards of a row.
  private let titles: [Double]
  /// The room for the names of the parts of the app that begin in each row.
  private let headers: [Int: Double]

  init(_ plan: SheetPlan, _ grid: SheetGrid, unit: Double) {
    (self.plan, self.unit) = (plan, unit)
    device = Self.device(of: plan)
    let labels = SheetLabels(plan, width: device.size.width * Self.scale(of: device), unit: unit)
    self.labels = labels
    let rows = plan.cards.indices.map { grid.cells[$0]?.row ?? 0 }
    var lines: [Int: Int] = [:]
    for (card, row) in rows.enumerated() {
      lines[row] = max(lines[row] ?? 1, labels.names[card].lines.count)
    }
    titles = rows.map { (23 + 16 * Double((lines[$0] ?? 1) - 1)) * unit }
    var headers: [Int: Double] = [:]
    for (block, label) in zip(grid.blocks, labels.lanes) {
      let height = (26 + 17 * Double(label.lines.count - 1)) * unit
      headers[block.origin.row] = max(headers[block.origin.row] ?? 0, height)
    }
    self.headers = headers
  }

  /// Returns the device of the pages of a plan.
  static func device(of plan: SheetPlan) -> PictureLayout.Device {
    plan.cards.compactMap { $0.picture?.device }.first ?? .phone
  }

  /// Returns the scale at which a device is drawn.
  static func scale(of device: PictureLayout.Device) -> Double { device == .phone ? 0.44 : 0.36 }

  /// The scale at which the device is drawn.
  package var scale: Double { Self.scale(of: device) }
  package var width: Double { device.size.width * scale }
  private var deviceHeight: Double { device.size.height * scale }
  var line: Double { 16.5 * unit }
  private var gap: Double { 5 * unit }

  /// Returns the room for the name of a card.
  func title(of card: Int) -> Double { titles[card] }

  /// Returns the room for the names of the parts of the app that begin in a row, if any does.
  func header(of row: Int) -> Double? { headers[row] }

  /// Returns the height of a card with everything below its picture.
  func height(of card: Int) -> Double {
    let own = plan.cards[card]
    if let last = own.alerts.indices.last { return alertBox(last, on: card).bottom }
    if let last = own.chips.indices.last { return chipBox(last, on: card).bottom + 3 }
    return titles[card] + deviceHeight
  }

  /// Returns the box of a device in its cell.
  func deviceBox(of card: Int) -> MapBox { MapBox(0, titles[card], width, deviceHeight) }

  /// Returns the box of a line below the picture in its cell.
  func chipBox(_ number: Int, on card: Int) -> MapBox {
    let heights = labels.chips[card].map { Double($0.lines.count) * line }
    let above = heights[..<number].reduce(0) { $0 + $1 + 3 }
    return MapBox(0, titles[card] + deviceHeight + gap + above, width, heights[number])
  }

  /// Returns the box of an alert in its cell.
  func alertBox(_ alert: Int, on card: Int) -> MapBox {
    let chips = labels.chips[card].indices.last.map { chipBox($0, on: card).bottom + 3 }
    var y = chips ?? titles[card] + deviceHeight
    for before in 0..<alert { y += gap + alertHeight(before, on: card) }
    return MapBox(0, y + gap, width, alertHeight(alert, on: card))
  }

  private func alertHeight(_ alert: Int, on card: Int) -> Double {
    let answers = labels.answers[card][alert].reduce(0) { $0 + $1.lines.count }
    return line * Double(labels.titles[card][alert].lines.count + answers) + 4 * unit
  }

  /// Returns the middle of the first line of an answer in its cell.
  func answer(_ answer: Int, of alert: Int, on card: Int) -> Double {
    let before = labels.answers[card][alert][..<answer].reduce(0) { $0 + $1.lines.count }
    return alertBox(alert, on: card).y + 2 * unit
      + line * (0.5 + Double(labels.titles[card][alert].lines.count + before))
  }

  /// Returns the height of a port in its cell.
  func height(of port: SheetPlan.Port, on card: Int) -> Double {
    switch port {
    case .part(_, _, let y): titles[card] + y * scale
    case .chip(let number): chipBox(number, on: card).middle.y
    case .answer(let alert, let answer): self.answer(answer, of: alert, on: card)
    }
  }

  /// Returns the height at which links enter a goal, in its cell.
  func entry(of goal: SheetPlan.Goal) -> Double {
    guard let alert = goal.alert else { return titles[goal.card] + 26 }
    return alertBox(alert, on: goal.card).y + 2 * unit + line / 2
  }
}

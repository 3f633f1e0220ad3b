/// The measures of the cards of a sheet, and the positions of their ports.
package struct SheetHeights: Sendable {
  /// The factor by which texts are larger than their minimum size.
  package let unit: Double
  package let device: PictureLayout.Device
  private let plan: SheetPlan
  /// The lines of the title of each alert of each card.
  private let titles: [[[String]]]

  init(_ plan: SheetPlan, unit: Double) {
    (self.plan, self.unit) = (plan, unit)
    device = plan.cards.compactMap { $0.picture?.device }.first ?? .phone
    let room = device.size.width * Self.scale(of: device) - 20
    titles = plan.cards.map { $0.alerts.map { Self.lines(of: $0.title, unit: unit, room: room) } }
  }

  /// Returns a title on one line, or on two if necessary.
  private static func lines(of title: String, unit: Double, room: Double) -> [String] {
    let size = SheetDrawing.smallestText * unit
    let lines = TextMeasure.lines(title.unmasked, size, .semibold, width: room)
    let last = lines.dropFirst().joined(separator: " ")
    return (lines.prefix(1) + (last.isEmpty ? [] : [last])).map {
      TextMeasure.cut($0, size, .semibold, width: room)
    }
  }

  /// The scale at which a device is drawn.
  package var scale: Double { Self.scale(of: device) }

  private static func scale(of device: PictureLayout.Device) -> Double {
    device == .phone ? 0.44 : 0.36
  }

  package var width: Double { device.size.width * scale }
  var deviceHeight: Double { device.size.height * scale }
  /// The room for a card's name.
  var title: Double { 23 * unit }
  var line: Double { 16.5 * unit }
  var gap: Double { 5 * unit }

  /// Returns the height of a card with everything below its picture.
  func height(of card: Int) -> Double {
    let own = plan.cards[card]
    let alerts = own.alerts.indices.map { gap + alertHeight($0, on: card) }
    let chips = own.chips.isEmpty ? 0 : gap + Double(own.chips.count) * (line + 3)
    return title + deviceHeight + chips + alerts.reduce(0, +)
  }

  private func alertHeight(_ alert: Int, on card: Int) -> Double {
    let answers = plan.cards[card].alerts[alert].answers.count
    return line * Double(titles[card][alert].count + answers) + 4 * unit
  }

  /// Returns the lines of an alert's title.
  package func title(of alert: Int, on card: Int) -> [String] { titles[card][alert] }

  /// Returns the box of a device in its cell.
  var deviceBox: MapBox { MapBox(0, title, width, deviceHeight) }

  /// Returns the box of a line below the picture in its cell.
  func chipBox(_ number: Int) -> MapBox {
    MapBox(0, title + deviceHeight + gap + Double(number) * (line + 3), width, line)
  }

  /// Returns the box of an alert in its cell.
  func alertBox(_ alert: Int, on card: Int) -> MapBox {
    let chips = plan.cards[card].chips.count
    var y = title + deviceHeight + (chips == 0 ? 0 : gap + Double(chips) * (line + 3))
    for before in 0..<alert { y += gap + alertHeight(before, on: card) }
    return MapBox(0, y + gap, width, alertHeight(alert, on: card))
  }

  /// Returns the middle of an answer in its cell.
  func answer(_ answer: Int, of alert: Int, on card: Int) -> Double {
    alertBox(alert, on: card).y + 2 * unit
      + line * (0.5 + Double(titles[card][alert].count + answer))
  }

  /// Returns the height of a port in its cell.
  func height(of port: SheetPlan.Port, on card: Int) -> Double {
    switch port {
    case .part(_, _, let y): title + y * scale
    case .chip(let number): chipBox(number).middle.y
    case .answer(let alert, let answer): self.answer(answer, of: alert, on: card)
    }
  }

  /// Returns the height at which links enter a goal, in its cell.
  func entry(of goal: SheetPlan.Goal) -> Double {
    guard let alert = goal.alert else { return title + 26 }
    return alertBox(alert, on: goal.card).y + 2 * unit + line / 2
  }
}

import Wireflow
import WireflowInteraction
import WireflowRouting
import WireflowTerminal
import WireflowTesting

extension BenchmarkRow {
  /// All rows, in the order of the table.
  static var all: [BenchmarkRow] {
    stacks + flows + apps + user + texts + drawing + lists
  }

  /// Creates a row whose floor is a push and a pop by hand.
  init(_ name: String, _ work: Work) { self.init(name, work, floor: .pushAndPopByHand(10)) }

  /// Creates a row of work that is done once for each number.
  init<Subject>(
    _ name: String, _ count: Int = 500, on make: @autoclosure @escaping @MainActor () -> Subject,
    _ work: @escaping @MainActor (Subject, Int) -> Void
  ) {
    self.init(name, .init(count, on: make(), work))
  }
}

extension BenchmarkRow {
  /// Whole apps, their root items, and their modals.
  static let apps: [BenchmarkRow] = [
    BenchmarkRow(
      "start and end of an app with three tabs",
      .init(100, on: ()) { _, _ in _ = BenchApp(roots: 3) },
      floor: .init(100, on: ()) { _, _ in _ = HandWrittenCoordinator(depth: 3) }),
    BenchmarkRow(
      "start and end of an app with 200 screens",
      .init(20, on: ()) { _, _ in _ = BenchApp(depth: 200) },
      floor: .init(20, on: ()) { _, _ in _ = HandWrittenCoordinator(depth: 200) }),
    BenchmarkRow("switch of tabs", on: BenchApp(roots: 3)) { app, number in
      app.wireframe.select(app.main.roots[number % 3])
    },
    BenchmarkRow("alert and its answer", on: BenchApp(depth: 10)) { app, _ in
      app.main.ask()
      app.stage.perform(.choose("OK"))
    },
    BenchmarkRow("install of ten root items over ten others", 50, on: BenchApp(roots: 10)) {
      $0.main.install(10, from: $1)
    },
    BenchmarkRow("update of ten root items, half of them new", 50, on: BenchApp(roots: 10)) {
      $0.main.update(from: $1)
    },
    BenchmarkRow("adapt of a full stage", 50, on: BenchApp.full()) { app, number in
      app.stage.perform(.adapt(number.isMultiple(of: 2) ? .regular : .compact))
    },
  ]

  /// Actions of the user, from text to line.
  static let user: [BenchmarkRow] = [
    BenchmarkRow("tap that pushes, back by the user, from text", 200, on: BenchApp(taps: 20)) {
      app, _ in
      app.play("tap \"Row 7\"")
      app.play("back")
    },
    BenchmarkRow("refused tap", 200, on: BenchApp(taps: 20)) { app, _ in
      app.play("tap \"Nothing\"")
    },
    BenchmarkRow("possible actions of a list with 20 rows", 200, on: BenchApp(taps: 20)) { app, _ in
      _ = app.stage.possibleActions
    },
  ]
}

extension BenchmarkRow {
  /// A long list under a user's keys on a terminal of 200 by 60, with the frame that shows it.
  static let lists: [BenchmarkRow] =
    [10_000, 100_000].flatMap { count -> [BenchmarkRow] in
      let words = count == 10_000 ? "10,000 rows" : "100,000 rows"
      return [
        BenchmarkRow("tap among \(words)", 20, on: Frames(books: count)) { $0.tap($1) },
        BenchmarkRow("letter above \(words)", 20, on: Frames(books: count)) { $0.type($1) },
        BenchmarkRow(
          "key down along \(words)",
          .init(20, on: Frames(books: count)) { shelf, _ in shelf.press(.down) }),
        BenchmarkRow("page down along \(words)", 20, on: Frames(books: count)) { $0.page($1) },
      ]
    }
}

extension BenchmarkRow {
  /// Pushes and pops, from the coordinator to the line.
  static let stacks: [BenchmarkRow] = [
    BenchmarkRow("push and pop", .pushAndPop(BenchApp(depth: 10))),
    BenchmarkRow(
      "push and pop, as text", .pushAndPop(BenchApp(depth: 10, readsText: true))),
    BenchmarkRow(
      "push and pop at depth 10,000", .pushAndPop(BenchApp(depth: 10_000)),
      floor: .pushAndPopByHand(10_000)),
    BenchmarkRow(
      "push and pop at depth 10,000, to depth 10", .pushAndPop(BenchApp(depth: 10_000)),
      floor: .pushAndPop(BenchApp(depth: 10))),
    BenchmarkRow("push and pop, observed", .pushAndPop(BenchApp(depth: 10).observed())),
    BenchmarkRow("push and pop, guarded", .pushAndPop(BenchApp(depth: 10).guarded())),
    BenchmarkRow(
      "five pushes and a pop to the root",
      .init(100, on: BenchApp(depth: 1)) { app, number in
        for place in 0..<5 { app.main.push(number + place) }
        app.main.popToRoot()
      },
      floor: .init(100, on: HandWrittenCoordinator(depth: 1)) { floor, number in
        for place in 0..<5 { floor.push(number + place) }
        floor.popToRoot()
      }),
  ]

  /// Child flows, each with a modal screen.
  static let flows: [BenchmarkRow] = [
    BenchmarkRow(
      "modal child flow", .childFlow(BenchApp(depth: 10)), floor: .childFlowByHand(10)),
    BenchmarkRow(
      "modal child flow, as text", .childFlow(BenchApp(depth: 10, readsText: true)),
      floor: .childFlowByHand(10)),
    BenchmarkRow(
      "modal child flow at depth 10,000", .childFlow(BenchApp(depth: 10_000)),
      floor: .childFlowByHand(10_000)),
  ]
}

extension BenchmarkRow.Work {
  static func pushAndPop(_ make: @autoclosure @escaping @MainActor () -> BenchApp) -> Self {
    .init(on: make()) { app, number in
      app.main.push(number)
      app.main.pop()
    }
  }

  static func childFlow(_ make: @autoclosure @escaping @MainActor () -> BenchApp) -> Self {
    .init(on: make()) { app, number in
      app.main.startChild(number)
      app.main.finishChild()
    }
  }

  static func pushAndPopByHand(_ depth: Int) -> Self {
    .init(on: HandWrittenCoordinator(depth: depth)) { floor, number in
      floor.push(number)
      floor.pop()
    }
  }

  static func childFlowByHand(_ depth: Int) -> Self {
    .init(on: HandWrittenCoordinator(depth: depth)) { floor, number in
      floor.startChild(number)
      floor.finishChild()
    }
  }
}

extension BenchmarkRow {
  /// Logs, scripts and routes.
  static let texts: [BenchmarkRow] = [
    BenchmarkRow("line of the log as text", .reading { $0.text.utf8.count }),
    BenchmarkRow(
      "line of a script, parsed",
      .init(1_000) {
        let text = (0..<1_000).map { "> tap \"Row \($0)\"\n" }.joined()
        return { _ = try? Script(parsing: text, name: "benchmark") }
      }),
    BenchmarkRow(
      "snapshot of 1,000 lines, two of them others: diff",
      .init(20, on: longTexts) { texts, _ in
        let diff = LineDiff(old: texts.approved, new: texts.received)
        _ = UnifiedDiff(diff, from: "approved", to: "received").text(limit: 60).utf8.count
      },
      floor: .init(20, on: longTexts) { texts, _ in
        let old = texts.approved.split(separator: "\n")
        _ = zip(old, texts.received.split(separator: "\n")).prefix { $0 == $1 }.count
      }),
    BenchmarkRow("route to a sibling at depth 10", on: BenchRouteApp(depth: 10)) {
      $0.goToSibling($1)
    },
    BenchmarkRow(
      "route to a sibling at depth 1,000, to depth 10",
      .init(200, on: BenchRouteApp(depth: 1_000)) { $0.goToSibling($1) },
      floor: .init(200, on: BenchRouteApp(depth: 10)) { $0.goToSibling($1) }),
  ]

  /// A snapshot of a long log, and a text in which two lines are others.
  private static var longTexts: (approved: String, received: String) {
    var lines = (0..<500).flatMap { number in
      ["> tap \"Row \(number)\"", "  push BenchScreen \"The hound of the moors\" onto Discover"]
    }
    let approved = lines.joined(separator: "\n") + "\n"
    lines[301] = "  push BenchScreen \"The hound of the moor\" onto Discover"
    lines.remove(at: 700)
    return (approved, lines.joined(separator: "\n") + "\n")
  }

  /// Drawing of a full window.
  static let drawing: [BenchmarkRow] = [
    BenchmarkRow("frame of a terminal of 200 by 60, wholly new", 4, on: Frames()) {
      $0.showOther($1)
    },
    BenchmarkRow("frame of a terminal of 200 by 60, selection moved", 4, on: Frames()) {
      $0.move($1)
    },
    BenchmarkRow("message to a page with 100 rows, wholly new", 4, on: Pages()) {
      $0.showOther($1)
    },
    BenchmarkRow("picture of a list with 20 rows", 200, on: BenchApp(taps: 20)) { app, _ in
      _ = app.stage.picture
    },
    BenchmarkRow("push and pop, watched", 200, on: BenchApp(taps: 20).watched()) { app, number in
      app.main.push(number)
      app.main.pop()
    },
  ]
}

extension BenchmarkRow.Work {
  /// The reading of a log with a thousand lines.
  fileprivate static func reading(_ read: @escaping @MainActor (PresentationLog) -> Int) -> Self {
    .init(1_000) {
      let app = BenchApp(depth: 10)
      app.stage.log.limit = 1_000
      for number in 0..<1_000 {
        app.main.push(number)
        app.main.pop()
      }
      let log = app.stage.log
      return { precondition(read(log) > 0, "the log must not be empty") }
    }
  }
}

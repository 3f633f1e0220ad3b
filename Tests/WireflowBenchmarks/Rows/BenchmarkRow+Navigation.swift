import Wireflow

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

import Wireflow

extension GrowthRow {
  /// Actions of the user, done and offered.
  static let actions: [GrowthRow] = [
    GrowthRow("possible actions, n screens deep", limit: 100_000) { count in
      let app = GrowthApp()
      app.push(count)
      return { _ = app.stage.possibleActions }
    },
    GrowthRow("a refused action, n screens deep", limit: 100_000) { count in
      let app = GrowthApp()
      app.push(count)
      return { app.stage.perform(.backTo("nowhere")) }
    },
    GrowthRow("a refused tap among n rows", limit: 100_000) { count in
      let app = GrowthApp()
      app.wireframe.push(RowsScreen(count), from: app.root)
      return { app.stage.perform(.tap("nothing")) }
    },
    GrowthRow("a tap, a letter and two keys along n rows, with frames", limit: 100_000) { count in
      let shelf = Shelf(count)
      return {
        shelf.tap(count)
        shelf.type(0)
        shelf.move()
        shelf.page(0)
      }
    },
    GrowthRow("a tap by title among n rows that are made for it", limit: 100_000) { count in
      let shelf = Shelf(count)
      return { shelf.tapByTitle(count - 1) }
    },
    GrowthRow("a select of the user's among n root items") { count in
      let app = GrowthApp(roots: count)
      return { app.stage.perform(.select(.init("Product \(count)"))) }
    },
  ]
}

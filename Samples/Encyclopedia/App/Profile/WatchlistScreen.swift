import Wireflow

/// The latest edits of the pages that the reader watches.
@MainActor
final class WatchlistScreen: Screen {
  let title = "Watchlist"
  var onRevisionPressed: ((Revision) -> Void)?

  private let watchlist: Watchlist

  init(watchlist: Watchlist) {
    self.watchlist = watchlist
  }

  var content: ScreenContent {
    if watchlist.revisions.isEmpty {
      Text("Edits of the pages that you watch appear here.")
    }
    Rows(watchlist.revisions, id: \.name) { revision in
      Row(revision.article, subtitle: revision.comment) { self.onRevisionPressed?(revision) }
    }
  }
}

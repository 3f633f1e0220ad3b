import Wireflow

/// The threads that a doctor has yet to read.
final class InboxOfThreads: RootLevelRepresentable {
  let title = "Inbox"
  var onThreadPressed: ((String) -> Void)?
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  var content: ScreenContent {
    Row("Ada") { self.onThreadPressed?("clinic://thread/12") }
  }
}

/// A thread of messages.
final class ThreadScreen: RootLevelRepresentable {
  let title = "Ada"
  var onSent: (() -> Void)?
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  var content: ScreenContent {
    Button("Send") { self.onSent?() }
  }
}

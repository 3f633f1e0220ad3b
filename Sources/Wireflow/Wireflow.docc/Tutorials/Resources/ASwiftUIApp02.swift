import SwiftUI
import Wireflow
import WireflowSwiftUI

struct NoteView: View {
  let screen: NoteScreen

  var body: some View {
    Text(screen.title).font(.title).padding(24)
  }
}

@MainActor
func registerNotes(_ views: ScreenViews) {
  views.register(NoteScreen.self) { NoteView(screen: $0) }
}

#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
public import SwiftUI
import Wireflow

extension FlowPreview: View {
  /// The app at its place.
  public var body: some View { FlowPreviewView(preview: self) }
}

/// The app of a preview, with its log on demand and a banner for a script that no longer works.
private struct FlowPreviewView: View {
  @State private var run: FlowPreviewRun
  @State private var showsLog = false

  init(preview: FlowPreview) {
    _run = State(initialValue: FlowPreviewRun(preview, scheduler: LiveScheduler()))
  }

  var body: some View {
    HStack(alignment: .top) {
      StageView(run.app.model)
      if showsLog { log }
    }
    .overlay(alignment: .top) {
      if let problem = run.problems.first {
        Text(problem).font(.footnote).padding(8).background(Color.red)
          .foregroundStyle(.white)
      }
    }
    .overlay(alignment: .bottomTrailing) {
      Button("Log", systemImage: "text.alignleft") { showsLog.toggle() }.padding(8)
    }
    .task { await run.play() }
  }

  private var log: some View {
    ScrollView {
      VStack(alignment: .leading) {
        ForEach(Array(run.lines.enumerated()), id: \.offset) { _, line in
          Text(line).font(.footnote.monospaced())
        }
      }
    }
  }
}
#endif

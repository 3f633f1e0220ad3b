#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import SwiftUI
import Wireflow
import WireflowInteraction

/// The notice over the content in front, which a swipe down or to a side takes away.
///
/// It takes no focus. The stage announces it.
struct NoticeView: View {
  let notice: StagePicture.Page
  let model: StageModel

  var body: some View {
    HStack {
      Text(notice.title)
      Spacer()
      ForEach(notice.elements) { ElementView(element: $0, model: model) }
    }
    .padding()
    .background(.bar)
    .padding()
    .gesture(DragGesture().onEnded { _ in close() })
    .accessibilityElement(children: .contain)
    .accessibilityAction(named: Text(notice.dismissTitle ?? "")) { close() }
    .id(notice.id)
  }

  private func close() {
    if let action = notice.dismiss { model.perform(action, on: .init(notice.id)) }
  }
}
#endif

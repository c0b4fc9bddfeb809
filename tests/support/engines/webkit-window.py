#!/usr/bin/python3
"""A window with one page and nothing else, which WebKitWebDriver starts in place of a browser.

The window has exactly the size that is asked for (a browser's toolbar needs 447 px), refuses cookies of third parties
as Safari does, keeps nothing on the disk, and writes the problems of its pages to a file that the caller names:

    webkit-window.py --width=390 --height=844 --language=fr-FR --problems=FILE --watch=FILE

`--watch` names the script that looks for problems (watch.ts); it calls `report(text)`. With `--proxy=URL` everything goes
through that proxy, and any certificate will do.
"""
import argparse
import json

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2  # noqa: E402

options = argparse.ArgumentParser()
options.add_argument('--width', type=int, required=True)
options.add_argument('--height', type=int, required=True)
options.add_argument('--language', required=True)
options.add_argument('--problems', required=True)
options.add_argument('--watch', required=True)
options.add_argument('--proxy')
# The driver adds arguments of its own.
given, _ = options.parse_known_args()

problems = open(given.problems, 'a', buffering=1, encoding='utf-8')


def report(text):
    problems.write(json.dumps(text) + '\n')


context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.set_preferred_languages([given.language])
context.get_cookie_manager().set_accept_policy(WebKit2.CookieAcceptPolicy.NO_THIRD_PARTY)

if given.proxy:
    stored = context.get_website_data_manager()
    stored.set_network_proxy_settings(
        WebKit2.NetworkProxyMode.CUSTOM, WebKit2.NetworkProxySettings.new(given.proxy, None)
    )
    stored.set_tls_errors_policy(WebKit2.TLSErrorsPolicy.IGNORE)

with open(given.watch, encoding='utf-8') as file:
    watch = file.read()


def view(**of):
    scripts = WebKit2.UserContentManager()
    scripts.register_script_message_handler('problem')
    scripts.connect(
        'script-message-received::problem', lambda _, result: report(result.get_js_value().to_string())
    )
    scripts.add_script(
        WebKit2.UserScript.new(
            f'({watch})(text => window.webkit.messageHandlers.problem.postMessage(text))',
            WebKit2.UserContentInjectedFrames.ALL_FRAMES,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        )
    )
    settings = WebKit2.Settings()
    settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
    page = WebKit2.WebView(
        user_content_manager=scripts, settings=settings, is_controlled_by_automation=True, **of
    )
    # Nobody is asked where the machine is.
    page.connect('permission-request', lambda _, request: (request.deny(), True)[1])
    page.connect('create', lambda _, action: view(related_view=page))
    page.connect('load-failed', lambda _, event, address, error: report(f'load: {address} {error.message}'))
    page.connect('web-process-terminated', lambda _, reason: report(f'the process of the page ended: {reason}'))
    window = Gtk.Window()
    window.set_default_size(given.width, given.height)
    window.set_decorated(False)
    window.add(page)
    window.move(0, 0)
    window.show_all()
    return page


first = view(web_context=context)


def started(_, session):
    about = WebKit2.ApplicationInfo()
    about.set_name('webkit-window')
    about.set_version(1, 0, 0)
    session.set_application_info(about)
    session.connect('create-web-view', lambda _: first)


context.connect('automation-started', started)
first.load_uri('about:blank')
Gtk.main()
